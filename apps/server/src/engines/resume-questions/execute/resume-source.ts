import type { Fact, Section } from '../../resume-facts/facts/facts.ts';

/** A resume with its words, read for the few rows of an answer that are shown. */
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
  /** When it was written, as far as that is known, which is what 'present' means in it. */
  writtenAt?: Date | null;
  /** Whether some of its words tell a machine what to do, as reading found. */
  isAddressedToMachines: boolean;
};

/** Reads resumes by their ids; those that are gone meanwhile are left out. */
export type ResumeSource = (resumeIds: string[]) => Promise<Map<string, SourceResume>>;
