import { config } from './config.ts';

/**
 * Store key that is set after the migrations. Before that, the overridden settings would be saved to the
 * database.
 */
export const SETTINGS_READY = 'am.settings-ready';
/** Store key of the stored values of settings that the environment overrides. */
const STORED = 'am.settings-stored';

/** The settings that the environment overrides in this process. */
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

/** Returns the stored values of the settings in `like`. */
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
 * Overrides the loaded settings with those of the environment, in memory. Settings without a variable keep
 * the dashboard's values.
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
 * Keeps the environment's values out of the database when the dashboard's form is saved, because the form
 * holds all settings. A mail password must not get into backups, and a removed variable must lose its effect.
 */
export function saveSettings(e: core.SettingsUpdateRequestEvent): void {
  const stored = e.app.store().get(STORED);
  if (typeof stored === 'string' && e.newSettings) write(e.newSettings, JSON.parse(stored));
  e.next();
}
