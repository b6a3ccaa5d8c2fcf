import { askDeepgaze, openEvidence, openUpload, scheduleFromResume, uploadResumes } from './ask-deepgaze.ts';
import type { Scene } from './stage.ts';

export const deepgazeBefore: Scene = () => [{ name: 'deepgaze-empty', path: '/deepgaze', ways: ['desktop'] }];

export const deepgaze: Scene = async ({ house, session, partners: { jdId } }) => {
  await uploadResumes(house, session);
  const path = '/deepgaze';
  const resumes = '/deepgaze?view=resumes';
  return [
    { name: 'deepgaze', path, ways: ['desktop', 'phone', 'dark'], before: askDeepgaze },
    { name: 'deepgaze-evidence', path, before: openEvidence },
    { name: 'deepgaze-resumes', path: resumes, ways: ['phone'] },
    { name: 'deepgaze-upload', path, before: openUpload },
    { name: 'deepgaze-job', path: `/deepgaze?job=${jdId}`, ways: [] },
    { name: 'deepgaze-schedule', path: resumes, before: scheduleFromResume },
  ];
};
