import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/card.tsx';
import { OverlapDrawing } from '#ui/overlap-drawing.tsx';
import { PageHead } from '#ui/page-head.tsx';
import classes from './coming-screen.module.css';
import { COMING_SCREENS, type ComingScreenName } from './coming-screens.ts';

/** Says what a screen will hold, that this version lacks it, and where to go on. */
export function ComingScreen({ of }: { of: ComingScreenName }) {
  const { title, text, holds } = COMING_SCREENS[of];
  const maySchedule = usePermission('create_meeting');
  return (
    <>
      <PageHead title={title} text={text} />
      <Card>
        <div className={classes.body}>
          <OverlapDrawing />
          <div>
            <h2 className={classes.title}>This screen is not part of this version yet</h2>
            <p className={classes.lead}>It will hold:</p>
            <ul className={classes.list}>
              {holds.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <div className={classes.acts}>
              <Button component={Link} to={paths.dashboard()}>
                Dashboard
              </Button>
              {maySchedule && (
                <Button component={Link} to={paths.newMeeting()} variant="default">
                  Schedule meeting
                </Button>
              )}
            </div>
          </div>
        </div>
      </Card>
    </>
  );
}
