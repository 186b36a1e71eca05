// The table's edge: leather rolled over wood, stitched, with a brass line inside, and the player's side below it.

import type { TableLayout } from '../layout/table-layout.ts';
import { seeded } from '../picture/chance.ts';
import { type Brush, downward, radial } from './brush.ts';

/** The part of a circle that is on the stage, as the two angles of its ends. */
function visible(layout: TableLayout, radius: number): readonly [number, number] {
  const { centre } = layout.arc;
  const half = Math.max(centre.x, layout.width - centre.x) + radius * 0.01;
  const angle = Math.asin(Math.min(1, half / radius));
  return [Math.PI / 2 - angle, Math.PI / 2 + angle];
}

function ringPath(brush: Brush, layout: TableLayout, inner: number, outer: number): void {
  const { x, y } = layout.arc.centre;
  const [from, to] = visible(layout, inner);
  brush.beginPath();
  brush.arc(x, y, inner, from, to);
  brush.arc(x, y, outer, to, from, true);
  brush.closePath();
}

/** Dark wood on the player's side, with a little of its grain. */
function drawWood(brush: Brush, layout: TableLayout): void {
  const { width, height, arc } = layout;
  const { x, y } = arc.centre;
  const outer = arc.edge + arc.rail;
  const [from, to] = visible(layout, outer);
  brush.save();
  brush.beginPath();
  brush.arc(x, y, outer - 0.5, from, to);
  brush.lineTo(0, height + 1);
  brush.lineTo(width, height + 1);
  brush.closePath();
  brush.clip();
  brush.fillStyle = radial(brush, x, y, outer, outer + Math.max(60, height * 0.3), [
    [0, '#140c08'],
    [0.12, '#2a1c14'],
    [0.45, '#1a100b'],
    [1, '#0a0604'],
  ]);
  brush.fillRect(0, 0, width, height);
  brush.lineWidth = 1;
  for (let i = 0; i < 26; i++) {
    const r = outer + 4 + i * (5 + 6 * seeded(`grain${i}`)) * Math.max(0.5, layout.u);
    brush.strokeStyle = i % 3 === 0 ? 'rgba(150,98,58,.05)' : 'rgba(0,0,0,.12)';
    brush.beginPath();
    brush.arc(x + 40 * (seeded(`grain x${i}`) - 0.5), y, r, from, to);
    brush.stroke();
  }
  brush.fillStyle = downward(brush, height * 0.72, height, [
    [0, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,0,.42)'],
  ]);
  brush.fillRect(0, height * 0.72, width, height * 0.28);
  brush.restore();
}

/** The light falls along the rail from its middle; this darkens it towards both sides. */
function sideways(brush: Brush, { width }: TableLayout, dark: number): CanvasGradient {
  const gradient = brush.createLinearGradient(0, 0, width, 0);
  gradient.addColorStop(0, `rgba(0,0,0,${dark})`);
  gradient.addColorStop(0.5, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, `rgba(0,0,0,${dark})`);
  return gradient;
}

function drawLeather(brush: Brush, layout: TableLayout): void {
  const { centre, edge, rail } = layout.arc;
  const { x, y } = centre;
  ringPath(brush, layout, edge, edge + rail);
  brush.fillStyle = radial(brush, x, y, edge, edge + rail, [
    [0, '#150b06'],
    [0.08, '#2b180f'],
    [0.32, '#6F4830'],
    [0.5, '#543322'],
    [0.78, '#2e1a10'],
    [1, '#0d0704'],
  ]);
  brush.fill();
  ringPath(brush, layout, edge, edge + rail);
  brush.fillStyle = sideways(brush, layout, 0.55);
  brush.fill();
}

function drawStitch(brush: Brush, layout: TableLayout): void {
  const { centre, edge, rail } = layout.arc;
  const radius = edge + rail * 0.8;
  const [from, to] = visible(layout, radius);
  const s = Math.max(0.6, rail / 28);
  brush.save();
  brush.setLineDash([5 * s, 4 * s]);
  brush.lineWidth = 1.2 * s;
  brush.strokeStyle = 'rgba(0,0,0,.55)';
  brush.beginPath();
  brush.arc(centre.x, centre.y + 0.9, radius, from, to);
  brush.stroke();
  brush.strokeStyle = 'rgba(196,150,100,.5)';
  brush.beginPath();
  brush.arc(centre.x, centre.y, radius, from, to);
  brush.stroke();
  brush.restore();
}

/** Brass on the inner edge, brightest under the lamp. */
function drawBrass(brush: Brush, layout: TableLayout): void {
  const { centre, edge, rail } = layout.arc;
  const [from, to] = visible(layout, edge);
  const bright = brush.createLinearGradient(0, 0, layout.width, 0);
  bright.addColorStop(0, '#3d2a10');
  bright.addColorStop(0.22, '#8a6630');
  bright.addColorStop(0.5, '#FBE2A6');
  bright.addColorStop(0.78, '#8a6630');
  bright.addColorStop(1, '#3d2a10');
  brush.strokeStyle = bright;
  brush.lineWidth = Math.max(1.1, rail * 0.062);
  brush.beginPath();
  brush.arc(centre.x, centre.y, edge, from, to);
  brush.stroke();
  const [outerFrom, outerTo] = visible(layout, edge + rail);
  brush.globalAlpha = 0.35;
  brush.lineWidth = 0.9;
  brush.beginPath();
  brush.arc(centre.x, centre.y, edge + rail, outerFrom, outerTo);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** The rail stands above the cloth and keeps the light from its edge. */
function drawOcclusion(brush: Brush, layout: TableLayout): void {
  const { centre, edge, rail } = layout.arc;
  const depth = rail * 1.1;
  ringPath(brush, layout, edge - depth, edge + 1);
  brush.fillStyle = radial(brush, centre.x, centre.y, edge - depth, edge, [
    [0, 'rgba(0,0,0,0)'],
    [0.6, 'rgba(0,0,0,.22)'],
    [1, 'rgba(0,0,0,.7)'],
  ]);
  brush.fill();
}

export function drawRail(brush: Brush, layout: TableLayout): void {
  drawOcclusion(brush, layout);
  drawWood(brush, layout);
  drawLeather(brush, layout);
  drawStitch(brush, layout);
  drawBrass(brush, layout);
}
