import { render } from 'preact';
import type { Watched } from '../settings/watched.ts';
import { FaultPage, type FaultPageProps } from './fault-page.tsx';
import { PanelPage, type PanelPageProps } from './panel-page.tsx';
import { Picker, type PickerProps } from './picker.tsx';
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

export function mountPanel(parent: HTMLElement, props: PanelPageProps): void {
  parent.replaceChildren();
  render(<PanelPage {...props} />, parent);
}

function Tables({ props }: { props: Watched<PickerProps> }) {
  useChanges(props);
  return <Picker {...props.value} />;
}

export function mountPicker(parent: HTMLElement, props: Watched<PickerProps>): void {
  parent.replaceChildren();
  render(<Tables props={props} />, parent);
}

export function mountFault(parent: HTMLElement, props: FaultPageProps): void {
  parent.replaceChildren();
  render(<FaultPage {...props} />, parent);
}
