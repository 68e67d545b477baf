import { useState } from 'react';
import { decidedAt } from '#game/network/rights/certificate.ts';
import { Button } from '#web/components/button.tsx';
import { nameOfBloc } from '#web/lib/bloc-name.ts';
import { useCertificates } from '#web/lib/game/certificates.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { ApplyDialog } from './apply-dialog.tsx';

/** Opens the application for a certificate, or says when one is decided. @param country any of the bloc */
export function ApplyButton({ bloc, country }: { bloc: string; country: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const start = useWorld().data?.start;
  const open = useCertificates().data?.find((one) => one.bloc === bloc);
  if (open)
    return (
      <p className="text-13">
        You have applied for {nameOfBloc(bloc)}.
        {start && ` The decision is on ${momentText(start, decidedAt(open.applied))} UTC.`}
      </p>
    );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Apply for {nameOfBloc(bloc)} …</Button>
      {isOpen && <ApplyDialog {...{ bloc, country }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
