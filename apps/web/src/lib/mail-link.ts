/** A link to write a mail to this address. An unescaped ? or & in it could add further recipients. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
