import { render } from 'preact';
import type { Watched } from '../settings/watched.ts';
import { type TableRoom, useChanges } from './room.ts';
import { TablePage } from './table-page.tsx';

function Table({ room }: { room: Watched<TableRoom> }) {
  useChanges(room);
  return <TablePage room={room.value} />;
}

/** Shows a table's page; a change of the room, such as another language, shows it anew. The call it gives ends it. */
export function mountTable(parent: HTMLElement, room: Watched<TableRoom>): () => void {
  render(<Table room={room} />, parent);
  return () => render(null, parent);
}
