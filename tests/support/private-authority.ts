import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Creates an authority and a certificate of it for 127.0.0.1 in a folder. */
export function privateAuthority(folder: string): { authority: string; key: string; cert: string } {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Home');
  openssl('req', ...newKey, '-keyout', 'mail.key', '-out', 'mail.csr', '-subj', '/CN=mail');
  writeFileSync(`${folder}/names`, 'subjectAltName=IP:127.0.0.1');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'mail.csr', ...signed, '-out', 'mail.pem');
  const text = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  return { authority: `${folder}/ca.pem`, key: text('mail.key'), cert: text('mail.pem') };
}
