import { toNorm } from '../../resume-facts/facts/norms.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';

/** The norms of a skill and its aliases for which some resume states years; 'sales management' is not 'sales'. */
export function findSkillYears(index: ResumeIndex, skill: string): string[] {
  const asked = [skill, ...index.listAliases(skill)].map((spelling) => toNorm('SKILL_YEARS', spelling));
  return [...new Set(asked)].filter((norm) => index.norms('SKILL_YEARS').has(norm));
}
