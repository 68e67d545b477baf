import { useMemo } from 'react';
import { useAddress } from '../use-address.ts';
import type { Column } from './column.ts';

export interface TableSort {
  column: string;
  descending: boolean;
}

export interface TableState {
  sort: TableSort;
  /** Search text as typed. */
  text: string;
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  setSort: (sort: TableSort) => void;
  setText: (text: string) => void;
  setHidden: (hidden: readonly string[]) => void;
}

/**
 * Returns the sort order, search and columns of a table, kept in the URL: `?sort=-profit&q=ams&hide=km`.
 *
 * @param prefix prefix of these parameters, for pages with several tables
 */
export function useTableState<Row>(
  columns: readonly Column<Row>[],
  defaultSort: TableSort,
  prefix: string,
): TableState {
  const { wanted: params, change } = useAddress();
  const [sortName, textName, hideName] = [`${prefix}sort`, `${prefix}q`, `${prefix}hide`];

  const usual = useMemo(() => columns.filter(({ hidden }) => hidden).map(({ id }) => id), [columns]);
  const wantedSort = params.get(sortName) ?? '';
  const wanted = { column: wantedSort.replace(/^-/, ''), descending: wantedSort.startsWith('-') };
  const isKnown = columns.some(({ id, plain }) => id === wanted.column && !plain);
  const hide = params.get(hideName);
  const hidden = useMemo(() => (hide === null ? usual : hide.split(',').filter(Boolean)), [hide, usual]);

  return {
    sort: isKnown ? wanted : defaultSort,
    text: params.get(textName) ?? '',
    hidden,
    setSort: ({ column, descending }) => {
      const isDefault = column === defaultSort.column && descending === defaultSort.descending;
      change({ [sortName]: isDefault ? null : `${descending ? '-' : ''}${column}` });
    },
    setText: (text) => change({ [textName]: text }),
    setHidden: (ids) => {
      const isUsual = ids.length === usual.length && ids.every((id) => usual.includes(id));
      // The URL has no empty values, so a dash means that no column is hidden.
      change({ [hideName]: isUsual ? null : ids.join(',') || '-' });
    },
  };
}
