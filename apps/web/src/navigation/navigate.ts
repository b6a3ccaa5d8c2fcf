type Go = (path: string) => void;

let go: Go = () => {};

/** Lets code outside components change the page. The router connects itself on start. */
export const navigate: Go = (path) => go(path);

export function connectNavigate(navigateTo: Go) {
  go = navigateTo;
}
