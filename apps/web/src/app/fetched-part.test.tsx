import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { fetchedPart } from './fetched-part.tsx';

const load = async () => ({ default: () => <p>The screen</p> });

const draw = (Part: () => React.ReactNode) =>
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );

test('a prefetched part is drawn without a fallback first', async () => {
  const { Part, fetchPart } = fetchedPart(load);
  await fetchPart();
  draw(Part);
  expect(screen.getByText('The screen')).toBeTruthy();
});

test('any other part is fetched when it is first drawn', async () => {
  const { Part } = fetchedPart(load);
  draw(Part);
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('The screen');
});
