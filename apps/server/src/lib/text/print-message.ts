import { createTransport, type SendMailOptions } from 'nodemailer';

const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The bytes of a message as sent, before a mail server adds its own headers. */
export async function printMessage(message: SendMailOptions): Promise<Buffer> {
  const { message: printed } = await printer.sendMail(message);
  if (!Buffer.isBuffer(printed)) throw new Error('The printer was asked for a buffer.');
  return printed;
}
