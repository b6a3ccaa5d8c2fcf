/** Opens a mail to this address. A ? or & in it would name someone else to send a copy to. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
