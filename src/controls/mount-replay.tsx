import { render } from 'preact';
import type { Watched } from '../settings/watched.ts';
import { ReplayPage, type ReplayPageProps } from './replay-page.tsx';
import { type TableRoom, useChanges } from './room.ts';

interface WatchedReplay extends Omit<ReplayPageProps, 'room'> {
  readonly room: Watched<TableRoom>;
}

function Replay({ room, ...rest }: WatchedReplay) {
  useChanges(room);
  return <ReplayPage room={room.value} {...rest} />;
}

export function mountReplay(parent: HTMLElement, props: WatchedReplay): void {
  render(<Replay {...props} />, parent);
}
