// The pages that stand where a table would: the picker, and those that say why there is no table.

import { render } from 'preact';
import type { Watched } from '../settings/watched.ts';
import { FaultPage, type FaultPageProps } from './fault-page.tsx';
import { PanelPage, type PanelPageProps } from './panel-page.tsx';
import { Picker, type PickerProps } from './picker.tsx';
import { useChanges } from './room.ts';

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
