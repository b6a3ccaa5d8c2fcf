import { TextArea } from '#link-pages/parts/text-area.tsx';
import type { Skin } from '#scorecard/skin.ts';

const CLASSES = { filled: 'button filled', plain: 'button', link: 'link-button' };

/** A scorecard's components in plain elements, large enough for thumbs. */
export const PLAIN_SKIN: Skin = {
  TextArea,
  Button: ({ kind, type, isBusy, disabled, onClick, children }) => (
    <button
      type={type ?? 'button'}
      className={CLASSES[kind]}
      aria-disabled={isBusy}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  ),
};
