import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { completePlan, type QueryPlan } from '../plan/query-plan.ts';
import { findResumes } from './find-resumes.ts';

/** The plan to execute: its fallback where no resume meets the conditions that parsing asked about, else itself. */
export function choosePlan({ fallback, ...plan }: QueryPlan, index: ResumeIndex): QueryPlan {
  if (!fallback) return plan;
  const asked = completePlan({ op: 'FIND', ...fallback.unlessMet });
  return findResumes(asked, index).length === 0 ? completePlan(fallback.plan) : plan;
}
