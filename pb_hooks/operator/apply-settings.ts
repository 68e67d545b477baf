import { config } from './environment.ts';

/** Store key that is set once the migrations are through. Before, what lies over the stored settings would be stored. */
export const SETTINGS_READY = 'am.settings-ready';

/**
 * Lays what the environment says over the stored settings, in memory, whenever they are loaded. What the environment
 * does not set stays as the dashboard has it.
 */
export function applySettings(e: core.SettingsReloadEvent): void {
  e.next();
  if (!e.app.store().has(SETTINGS_READY)) return;
  const { publicUrl, smtp, trustedProxy } = config();
  const settings = e.app.settings();
  settings.meta.appURL = publicUrl;
  if (smtp !== null) {
    settings.smtp.enabled = true;
    settings.smtp.host = smtp.host;
    settings.smtp.port = smtp.port;
    settings.smtp.username = smtp.username;
    settings.smtp.password = smtp.password;
    settings.smtp.tls = smtp.tls;
    settings.meta.senderName = smtp.from.name;
    settings.meta.senderAddress = smtp.from.address;
  }
  if (trustedProxy !== null) unmarshal({ headers: [trustedProxy] }, settings.trustedProxy);
}
