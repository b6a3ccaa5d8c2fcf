/** `handedOver` goes to the screen there, and into no address. */
type Go = (path: string, handedOver?: object) => void;

let go: Go = () => {};

/** Lets code outside components change the page. The router connects itself on start. */
export const navigate: Go = (path, handedOver) => go(path, handedOver);

export function connectNavigate(navigateTo: Go) {
  go = navigateTo;
}
