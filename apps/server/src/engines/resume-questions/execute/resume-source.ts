import type { Fact, Section } from '../../resume-facts/facts/facts.ts';

/** A resume with its text, read for the few rows shown. */
export type SourceResume = {
  resumeId: string;
  zipId: string;
  documentId: string | null;
  fileName: string;
  candidateName: string;
  text: string;
  pageStarts: number[];
  sections: Section[];
  facts: Fact[];
  /** When it was written, if known, which is what 'present' means in it. */
  writtenAt?: Date | null;
  /** True if some of its words tell a machine what to do, as found when it was read. */
  isAddressedToMachines: boolean;
};

/** Reads resumes by id; deleted ones are left out. */
export type ResumeSource = (resumeIds: string[]) => Promise<Map<string, SourceResume>>;
