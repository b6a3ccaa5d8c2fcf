/** The page carries a fresh nonce for the styles that are written at run time. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The scroll lock of dialogs writes a style of its own and looks for the nonce under this global name. */
export function shareStyleNonce() {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
