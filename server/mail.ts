/**
 * E-mail, where the operator has set it up: `ATOLL_SMTP` (such as `smtp://user:secret@mail.example:587`) and
 * `ATOLL_MAIL_FROM`. Without it the house writes to nobody, and offers nothing that needs a letter.
 */
import { BadInput } from '@atoll/engine';
import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Rejects where the mail server did not take it. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Throws `BadInput` where it was set up in part, or cannot be understood. */
export function openMailer(environment: NodeJS.ProcessEnv): Mailer | null {
  const { ATOLL_SMTP: server, ATOLL_MAIL_FROM: from } = environment;
  if (!server) return null;
  if (!URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol)) throw notSmtp();
  if (!from || hasLineBreak(from)) throw nobodyWrites();
  const transport = createTransport({ url: server, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return {
    async send({ to, subject, text, headers }) {
      // A line break would begin a header of somebody else's choosing.
      for (const part of [to, subject, ...Object.values(headers ?? {})])
        if (hasLineBreak(part)) throw new Error('A line break in the head of a letter.');
      // As an address of its own, so that a comma in it does not make two.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, headers: { ...headers } });
    },
    close: () => transport.close(),
  };
}

const hasLineBreak = (text: string): boolean => /[\r\n]/.test(text);

/** An address as people have one; no lists, no comments, nothing that a head of a letter could be bent with. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d-]{1,63}\.)*[a-z\d-]{1,63}$/i.test(text);

const notSmtp = (): BadInput =>
  new BadInput('smtp', {
    de: 'ATOLL_SMTP muss eine Adresse wie smtp://name:passwort@server:587 sein.',
    en: 'ATOLL_SMTP must be an address such as smtp://name:password@server:587.',
  });

const nobodyWrites = (): BadInput =>
  new BadInput('mail-from', {
    de: 'Zu ATOLL_SMTP gehört ATOLL_MAIL_FROM: die Adresse, von der die Briefe kommen.',
    en: 'ATOLL_SMTP needs ATOLL_MAIL_FROM beside it: the address that letters come from.',
  });
