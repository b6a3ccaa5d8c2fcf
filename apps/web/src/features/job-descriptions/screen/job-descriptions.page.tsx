import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { exportJobs } from '@slotwise/contract/outgoing/exports.endpoints';
import type { JdStatus, JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Tabs } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { exportCsv } from '#feedback/export-csv.ts';

import { useAskedToAdd } from '#lib/use-asked-to-add.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { JobDrawer } from '../details/job-drawer.tsx';
import { EndJobDialog, type JobEnding } from './end-job-dialog.tsx';
import { JobDialog, type JobSubject } from '../form/job-dialog.tsx';
import { updateJob } from '../job-descriptions.actions.ts';
import { JobFilters } from '../list/job-filters.tsx';
import { JobList } from '../list/job-list.tsx';
import { JobTable } from '../list/job-table.tsx';
import { ACCEPTED, FILTERS, isFiltered, jobQuery, type JobTab } from '../list/jobs-query.model.ts';
import { ShareDialog } from './share-dialog.tsx';
import { SharedTable } from '../list/shared-table.tsx';
import { useOpenedJob } from './use-opened-job.ts';
import { JOBS } from '../jobs.texts.ts';

/** The list that the address describes. */
function useJobList(tab: JobTab) {
  const { vendorId } = useSelector(selectUser);
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const query = jobQuery({ tab, values: filters.values, page: filters.page, vendorId });
  const loaded = useAnswer(listJobs, { query });
  const jobs = loaded.data?.data ?? [];
  const whose = tab === 'shared' ? { shared: 'true' as const } : { name: vendorId };
  return { filters, query, loaded, jobs, opened: useOpenedJob(jobs, whose) };
}

export default function JobDescriptionsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab: JobTab = params.get('tab') === 'shared' ? 'shared' : 'own';
  const go = (to: string | null) => navigate(paths.jobDescriptions(to === 'shared' ? { tab: 'shared' } : {}));
  const tabs = (
    <Tabs value={tab} onChange={(to) => void go(to)} className="mb-sm">
      <Tabs.List aria-label={JOBS.whose()}>
        <Tabs.Tab value="own">{JOBS.own()}</Tabs.Tab>
        <Tabs.Tab value="shared">{JOBS.shared()}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
  return <Jobs key={tab} tab={tab} tabs={tabs} />;
}

type JobsProps = { tab: JobTab; tabs: ReactNode };

function Jobs({ tab, tabs }: JobsProps) {
  const { filters, query, loaded, jobs, opened } = useJobList(tab);
  const mayCreate = usePermission('create_jd');
  const [subject, setSubject] = useState<JobSubject | null>(null);
  useAskedToAdd(() => mayCreate && setSubject({}));
  const [shared, setShared] = useState<JobDetails | null>(null);
  const { ending, acts, end, keep } = useJobActs(loaded.reload);
  const { values, change, clear, goTo } = filters;
  const sorting = { sort: values.sort, onSort: (sort: string) => change({ sort }) };
  const edit = (job: JobDetails) => {
    opened.close();
    setSubject({ job });
  };
  return (
    <>
      <PageHead
        title={JOBS.title()}
        text={headline(tab, loaded.data?.page.total, isFiltered(values))}
        acts={
          <>
            <CsvButton of="jobs" size="sm" onExport={() => exportCsv(exportJobs, { query }, 'jobs')} />
            {mayCreate && (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setSubject({})}>
                {JOBS.add()}
              </Button>
            )}
          </>
        }
      />
      {tabs}
      <JobFilters tab={tab} values={values} onChange={change} onClear={clear} />
      <JobList
        tab={tab}
        loaded={loaded}
        filtered={isFiltered(values)}
        onAdd={() => setSubject({})}
        onClear={clear}
        onPage={goTo}
      >
        {tab === 'shared' ? (
          <SharedTable jobs={jobs} onOpen={opened.open} {...sorting} />
        ) : (
          <JobTable
            jobs={jobs}
            {...sorting}
            on={{
              ...acts,
              onOpen: opened.open,
              onEdit: edit,
              onDuplicate: (copied) => setSubject({ copied }),
              onShare: setShared,
            }}
          />
        )}
      </JobList>
      <JobDrawer
        job={opened.job}
        isShared={tab === 'shared'}
        isMissing={opened.isMissing}
        onClose={opened.close}
        onEdit={edit}
      />
      <JobDialog subject={subject} list={query} onClose={() => setSubject(null)} />
      <ShareDialog job={shared} onClose={() => setShared(null)} onShared={loaded.reload} />
      <EndJobDialog job={ending} onKeep={keep} onEnd={end} />
    </>
  );
}

/** Actions on a job without its form: its status changes, and the list reloads. */
function useJobActs(reload: () => void) {
  const dispatch = useAppDispatch();
  const [ending, setEnding] = useState<JobDetails | null>(null);
  const save = async (
    { jdId, version, vendorId }: JobDetails,
    changes: Partial<JobEnding> | { jdStatus: JdStatus },
  ) => {
    setEnding(null);
    await dispatch(updateJob({ jdId, version, vendorId, ...changes }));
    reload();
  };
  return {
    ending,
    acts: {
      onStatus: (job: JobDetails, jdStatus: JdStatus) => void save(job, { jdStatus }),
      onEnd: setEnding,
    },
    keep: () => setEnding(null),
    end: (job: JobDetails, how: JobEnding) => void save(job, how),
  };
}

function headline(tab: JobTab, total: number | undefined, filtered: boolean) {
  if (!total && !filtered) return JOBS.about({ tab });
  return JOBS.count({ count: total ?? 0, filtered: String(filtered) });
}
