import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { countryName } from '#lib/country-name.ts';
import { presentZoneName, zoneCity } from '#lib/dates/zone-label.ts';
import { mailLink } from '#lib/mail-link.ts';
import { Card } from '#ui/page/card.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { CardFields } from '../card-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { cardValues, changesIn, validateCard } from '../vendor-values.model.ts';
import { useSave } from './use-save.ts';
import { VENDOR } from '../vendor.texts.ts';

type Props = { vendor: Vendor; reread: () => void };

/** Who may change the card, shown where it is read. */
function whoWrites(vendor: Vendor) {
  const { relationship, associationStatus, vendorStatus, vendorName, contactEmail } = vendor;
  if (relationship === 'SELF') return VENDOR.ownDetails();
  if (vendorStatus === 'UNCLAIMED') return VENDOR.unclaimedDetails({ name: vendorName });
  const isNew = associationStatus === 'PENDING' && vendor.stats.submitted === 0;
  return isNew && !contactEmail
    ? VENDOR.hiddenDetails({ name: vendorName })
    : VENDOR.theirDetails({ name: vendorName });
}

/** The card of an organization: edited by the organization itself, or until it is claimed by the one that added it. */
export function DetailsCard({ vendor, reread }: Props) {
  const [isEditing, setEditing] = useState(false);
  const save = useSave(vendor, reread);
  const isOurs = vendor.relationship === 'SELF' || vendor.vendorStatus === 'UNCLAIMED';
  return (
    <Card
      title={VENDOR.details()}
      aside={
        isOurs && (
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
            {VENDOR.editDetails()}
          </Button>
        )
      }
    >
      <FactList
        facts={toFacts(vendor).filter(({ value }) => isOurs || value)}
        onAdd={isOurs ? () => setEditing(true) : undefined}
      />
      <p className="inset-foot caption">{whoWrites(vendor)}</p>
      <FormDialog
        opened={isEditing}
        size={760}
        title={VENDOR.detailsOf({ name: vendor.vendorName })}
        confirm={VENDOR.saveDetails()}
        initial={cardValues(vendor)}
        validate={validateCard}
        onSave={(values, startedFrom) => save(changesIn(startedFrom, values))}
        onClose={() => setEditing(false)}
      >
        {(form) => <CardFields form={form} />}
      </FormDialog>
    </Card>
  );
}

function toFacts(vendor: Vendor) {
  const { contactName, contactEmail, contactPhone, website, address, city, country, timeZone } = vendor;
  const { taxId, currency, skills, vendorCode } = vendor;
  return [
    ...(vendor.relationship === 'SELF' ? [{ label: VENDOR.name(), value: vendor.vendorName }] : []),
    { label: VENDOR.contact(), value: contactName },
    {
      label: VENDOR.email(),
      value: contactEmail && (
        <Anchor inherit href={mailLink(contactEmail)}>
          {contactEmail}
        </Anchor>
      ),
    },
    {
      label: VENDOR.phone(),
      value: contactPhone && (
        <Anchor inherit href={`tel:${contactPhone}`}>
          {contactPhone}
        </Anchor>
      ),
    },
    {
      label: VENDOR.website(),
      value: website && (
        <Anchor inherit href={website} target="_blank" rel="noopener noreferrer">
          {website.replace(/^https?:\/\//, '')}
        </Anchor>
      ),
    },
    {
      label: VENDOR.address(),
      value: [address, city, country && countryName(country)].filter(Boolean).join(', '),
    },
    { label: VENDOR.timeZone(), value: timeZone && zoneCity(presentZoneName(timeZone)) },
    { label: VENDOR.currency(), value: currency },
    { label: VENDOR.taxId(), value: taxId },
    { label: VENDOR.code(), value: vendorCode },
    { label: VENDOR.skills(), value: skills.length > 0 && <Skills skills={skills} /> },
  ];
}

const Skills = ({ skills }: Pick<Vendor, 'skills'>) => (
  <span className="flow gap-2xs">
    {skills.map((skill) => (
      <Tag key={skill}>{skill}</Tag>
    ))}
  </span>
);
