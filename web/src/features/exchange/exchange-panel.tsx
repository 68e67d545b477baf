import { ArrowLeftRight, Handshake } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Panel } from '#web/components/panel.tsx';

/** The aircraft exchange over the map. Opens for `?exchange=market` and `?exchange=negotiations`. */
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
            Aircraft for sale by other airlines will appear here, with age, hours, price and their expected
            profit on your routes. The exchange opens in a later version.
          </EmptyState>
        </Panel>
      );
    case 'negotiations':
      return (
        <Panel key="negotiations" title="Negotiations" onClose={close}>
          <EmptyState icon={Handshake} title="No negotiations yet">
            Offers you make and receive will appear here, each with the remaining gap to the other side. The
            exchange opens in a later version.
          </EmptyState>
        </Panel>
      );
    default:
      return null;
  }
}
