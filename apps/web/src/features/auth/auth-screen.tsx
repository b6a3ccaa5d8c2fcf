import { TAGLINE } from '@slotwise/contract/first-messages';
import type { ReactNode } from 'react';
import { Logo } from '#ui/page/logo.tsx';
import classes from './auth-screen.module.css';
import { OverlapPicture } from './overlap-picture.tsx';

type Props = { title: string; text: ReactNode; wide?: boolean; foot?: string; children: ReactNode };

/** The screens of signed-out users: the form left, the picture of the shared hour right. */
export function AuthScreen({ title, text, wide, foot, children }: Props) {
  return (
    <div className={classes.screen}>
      <title>{`${title} · Slotwise`}</title>
      <main className={classes.main}>
        <div>
          <Logo />
          <p className={classes.tagline}>{TAGLINE}</p>
        </div>
        <div className={classes.content} data-wide={wide || undefined}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
        </div>
        {foot && <p className="caption">{foot}</p>}
      </main>
      <OverlapPicture />
    </div>
  );
}
