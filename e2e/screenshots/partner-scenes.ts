import type { Page } from '@playwright/test';

import type { Scene } from './stage.ts';

export const jobs: Scene = ({ partners: { jdId } }) => [
  { name: 'jobs', path: '/jobdescriptions', ways: ['desktop', 'phone', 'dark'] },
  { name: 'job-details', path: `/jobdescriptions?job=${jdId}` },
  { name: 'job-form', path: '/jobdescriptions', before: press('New job description') },
  { name: 'jobs-shared', path: '/jobdescriptions?tab=shared' },
];

export const vendors: Scene = ({ session, partners: { supplier, client } }) => [
  { name: 'vendors', path: '/vendorlist' },
  { name: 'vendor', path: `/viewvendor/${supplier.vendorId}`, ways: ['desktop', 'phone', 'dark'] },
  { name: 'add-vendor', path: '/vendorlist', ways: [], before: press('Add vendor') },
  { name: 'vendor-client', path: `/viewvendor/${client.vendorId}` },
  { name: 'own-organization', path: `/viewvendor/${session.vendorId}` },
];

export const submissions: Scene = ({ partners: { supplier, client, waiting } }) => {
  const path = `/viewmeeting/${waiting}`;
  return [
    {
      name: 'submit-candidate',
      path: `/jobdescriptions?tab=shared&submitTo=${client.vendorId}`,
      // The dialog's form appears a moment after its frame.
      before: (page) => page.getByLabel('Candidate name').waitFor(),
    },
    { name: 'submission', path },
    { name: 'submission-of-supplier', path, as: supplier },
    { name: 'accept-submission', path, before: press('Accept…') },
  ];
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
