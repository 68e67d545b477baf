/** The one place that pins PocketBase. design: newest that builds with Go 1.26 and has the fix for CVE-2026-82410. */
export const POCKETBASE_VERSION = '0.39.11';
