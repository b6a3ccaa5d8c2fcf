/** The page contains a fresh nonce for styles written at run time. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The scroll lock of dialogs writes its own style and reads the nonce from this global name. */
export function shareStyleNonce() {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
