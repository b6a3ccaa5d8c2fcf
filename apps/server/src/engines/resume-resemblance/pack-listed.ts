import type { Listed } from './find-candidates.ts';

/** Many resumes in few values, since passing 30,000 small ones to a thread is a hundred times slower. */
export type PackedListed = {
  names: string[];
  emails: string[];
  phones: string[];
  /** The marks of all resumes in sequence, and where those of each end. */
  marks: Uint32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
};

export function packListed(resumes: readonly Listed[]): PackedListed {
  const marks = new Uint32Array(resumes.reduce((sum, one) => sum + one.marks.length, 0));
  const ends = new Uint32Array(resumes.length);
  let end = 0;
  resumes.forEach((one, at) => {
    marks.set(one.marks, end);
    end += one.marks.length;
    ends[at] = end;
  });
  return {
    names: resumes.map(({ name }) => name),
    emails: resumes.map(({ email }) => email),
    phones: resumes.map(({ phone }) => phone),
    marks,
    ends,
  };
}

export const unpackListed = ({ names, emails, phones, marks, ends }: PackedListed): Listed[] =>
  names.map((name, at) => ({
    name,
    email: emails[at] ?? '',
    phone: phones[at] ?? '',
    marks: marks.subarray(ends[at - 1] ?? 0, ends[at]),
  }));
