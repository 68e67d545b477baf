import { config } from './config.ts';

/** Store key that is set once the migrations are through. Before, what lies over the stored settings would be stored. */
export const SETTINGS_READY = 'am.settings-ready';
/** Store key of what the database says where the environment has the last word. */
const STORED = 'am.settings-stored';

/** The settings that the environment governs, as this process finds them. */
interface Governed {
  appURL: string;
  mail?: Mail;
  proxyHeaders?: string[];
}

interface Mail {
  enabled: boolean;
  host: string;
  port: number;
  username: string;
  password: string;
  tls: boolean;
  senderName: string;
  senderAddress: string;
}

function fromEnvironment(app: CoreApp): Governed {
  const { publicUrl, smtp, trustedProxy } = config(app);
  const governed: Governed = { appURL: publicUrl };
  if (smtp !== null) {
    const { host, port, username, password, tls, from } = smtp;
    const sender = { senderName: from.name, senderAddress: from.address };
    governed.mail = { enabled: true, host, port, username, password, tls, ...sender };
  }
  if (trustedProxy !== null) governed.proxyHeaders = [trustedProxy];
  return governed;
}

/** The same settings as `like` has, read from where they are kept. */
function read(settings: core.Settings, like: Governed): Governed {
  const { meta, smtp, trustedProxy } = settings;
  const { enabled, host, port, username, password, tls } = smtp;
  const { senderName, senderAddress } = meta;
  const mail = { enabled, host, port, username, password, tls, senderName, senderAddress };
  return {
    appURL: meta.appURL,
    ...(like.mail ? { mail } : {}),
    ...(like.proxyHeaders ? { proxyHeaders: [...trustedProxy.headers] } : {}),
  };
}

function write(settings: core.Settings, { appURL, mail, proxyHeaders }: Governed): void {
  settings.meta.appURL = appURL;
  if (mail) {
    const { senderName, senderAddress, ...smtp } = mail;
    Object.assign(settings.smtp, smtp);
    Object.assign(settings.meta, { senderName, senderAddress });
  }
  if (proxyHeaders) unmarshal({ headers: proxyHeaders }, settings.trustedProxy);
}

/**
 * Lays what the environment says over the stored settings, in memory, whenever they are loaded. What the environment
 * does not set stays as the dashboard has it.
 */
export function applySettings(e: core.SettingsReloadEvent): void {
  e.next();
  const store = e.app.store();
  if (!store.has(SETTINGS_READY)) return;
  const governed = fromEnvironment(e.app);
  store.set(STORED, JSON.stringify(read(e.app.settings(), governed)));
  write(e.app.settings(), governed);
}

/**
 * Keeps what came from the environment out of the database when someone saves the dashboard's form, which holds all
 * settings: a mail password does not belong into backups, and a variable that is taken away must stop having effect.
 */
export function saveSettings(e: core.SettingsUpdateRequestEvent): void {
  const stored = e.app.store().get(STORED);
  if (typeof stored === 'string' && e.newSettings) write(e.newSettings, JSON.parse(stored));
  e.next();
}
