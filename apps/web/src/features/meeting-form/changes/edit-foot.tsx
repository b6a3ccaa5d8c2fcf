import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { Button } from '@mantine/core';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { PreviewButton } from '#features/bookings/mail-preview/preview-button.tsx';
import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import classes from '../page/foot.module.css';

type Props = {
  /** The meeting's time after saving. */
  when: string;
  /** Who is notified of what. */
  telling: string;
  label: string;
  icon?: ReactNode;
  disabled: boolean;
  running: boolean;
  /** What would be sent now; null if there is an error, which the form then shows. */
  onPreview?: () => MailPreviewRequest | null;
  /** Why the last attempt failed. */
  children: ReactNode;
};

/** What saving does, next to the save button. */
export function EditFoot({ when, telling, label, icon, disabled, running, onPreview, children }: Props) {
  const foot = useToastClearance<HTMLDivElement>();
  return (
    <div ref={foot} className={classes.foot}>
      {children}
      <div className={classes.row}>
        <div className={classes.words}>
          <div className="bold">{when}</div>
          <div className="caption" role="status">
            {telling}
          </div>
        </div>
        {onPreview && !disabled && <PreviewButton onAsk={onPreview} />}
        <Button
          type="submit"
          disabled={disabled}
          loading={running}
          leftSection={icon ?? <Save size={16} aria-hidden />}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
