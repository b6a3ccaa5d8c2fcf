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

const SHOWN = '5';

/** What came of the vendors with most submissions; nothing for those who do not see vendors, or where there are none. */
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
      title="Vendors"
      aside={
        <Anchor component={Link} to={paths.vendors()} inherit>
          All vendors
        </Anchor>
      }
    >
      <ul className={classes.rows}>
        {active.map(({ vendorId: id, vendorName, relationship, stats }) => (
          <li key={id}>
            <span className={classes.name}>
              <Link to={paths.viewVendor(id)}>{vendorName}</Link>
              {stats.waiting > 0 && (
                <Tag tone="waiting">
                  {stats.waiting} {relationship === 'CLIENT' ? 'unanswered' : 'to answer'}
                </Tag>
              )}
            </span>
            <span className={classes.figures}>
              {`${stats.submitted} submitted · ${stats.interviewed} interviewed · ${stats.selected} selected`}
              {stats.noShow > 0 && ` · ${stats.noShow} no-shows`}
              {stats.avgResponseHours !== null &&
                ` · answered in ${durationText(60 * stats.avgResponseHours)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
