import type { ResponseOf } from '@slotwise/contract/endpoint';
import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { useSelector } from 'react-redux';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { durationText } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import classes from './figures.module.css';
import { DASHBOARD } from '../dashboard.texts.ts';

const SHOWN = '5';

/**
 * The outcomes of the vendors with the most submissions; hidden from those who do not see vendors, or if there are
 * none.
 */
export function VendorFigures() {
  const { vendorId } = useSelector(selectUser);
  const seesVendors = usePermission('vendor_page');
  const { data } = useAnswer(
    listVendors,
    seesVendors
      ? {
          params: { id: vendorId },
          query: { associationStatus: 'ACTIVE', sort: '-submitted', page: '1', pageSize: SHOWN },
        }
      : null,
  );
  const active = data?.data.filter(({ stats }) => stats.submitted > 0) ?? [];
  if (active.length === 0) return null;
  return (
    <Card
      title={DASHBOARD.vendors()}
      aside={
        <Anchor component={Link} to={paths.vendors()} inherit>
          {DASHBOARD.allVendors()}
        </Anchor>
      }
    >
      <ul className={classes.rows}>
        {active.map(({ vendorId: id, vendorName, relationship, stats }) => (
          <li key={id}>
            <span className="row rows-2xs wraps slim strong breaks">
              <Link to={paths.viewVendor(id)}>{vendorName}</Link>
              {stats.waiting > 0 && (
                <Tag tone="waiting">{DASHBOARD.waiting({ count: stats.waiting, relationship })}</Tag>
              )}
            </span>
            <span className="caption tabular">{figuresText(stats)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Stats = ResponseOf<typeof listVendors>['data'][number]['stats'];

const figuresText = (stats: Stats): string =>
  [
    DASHBOARD.results(stats),
    stats.noShow > 0 && DASHBOARD.noShows({ count: stats.noShow }),
    stats.avgResponseHours !== null &&
      DASHBOARD.answersIn({ time: durationText(Math.max(1, 60 * stats.avgResponseHours)) }),
  ]
    .filter(Boolean)
    .join(' · ');
