/** `handedOver` is passed to that screen, but not in the address. */
type Go = (path: string, handedOver?: object) => void;

let go: Go = () => {};

/** Lets code outside components navigate. The router connects itself on start. */
export const navigate: Go = (path, handedOver) => go(path, handedOver);

export function connectNavigate(navigateTo: Go) {
  go = navigateTo;
}
