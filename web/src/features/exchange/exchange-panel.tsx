import { ArrowLeftRight, Handshake } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Panel } from '../../components/panel.tsx';

/** The aircraft exchange over the map: `?exchange=market` or `?exchange=negotiations`; anything else shows nothing. */
export default function ExchangePanel() {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete('exchange');
        return next;
      }),
    [setSearch],
  );

  switch (search.get('exchange')) {
    case 'market':
      return (
        <Panel key="market" title="Buy/Sell" onClose={close}>
          <EmptyState icon={ArrowLeftRight} title="No aircraft on the market yet">
            Aircraft that airlines sell will be listed here, with age, hours, price and what they would earn
            on your routes. The exchange opens with a later version.
          </EmptyState>
        </Panel>
      );
    case 'negotiations':
      return (
        <Panel key="negotiations" title="Negotiations" onClose={close}>
          <EmptyState icon={Handshake} title="No negotiations yet">
            Offers made and received for an aircraft will stand here, each with the gap that is left to the
            other side. The exchange opens with a later version.
          </EmptyState>
        </Panel>
      );
    default:
      return null;
  }
}
