import { keyframes, styled } from 'styled-components';
import { motion, theme } from './theme.ts';

/** People: an organic network. Each node is x, y and radius, in the units of the view box. */
const people = [
  [46, 318, 8],
  [104, 190, 13],
  [132, 420, 11],
  [176, 84, 7],
  [188, 286, 24],
  [236, 512, 8],
  [262, 168, 12],
  [276, 402, 15],
  [330, 288, 19],
] as const;

const bonds =
  'M46 318 104 190 176 84M104 190 188 286 46 318M188 286 132 420 236 512M176 84 262 168 188 286 276 402 236 512M132 420 276 402M262 168 330 288 276 402M188 286H330';

/** Plans: a lattice. Each node is the centre of a square and half its side. */
const plans = [
  [430, 128, 9],
  [430, 208, 13],
  [430, 288, 19],
  [430, 368, 13],
  [430, 448, 9],
  [512, 168, 9],
  [512, 248, 15],
  [512, 328, 15],
  [512, 408, 9],
  [594, 208, 8],
  [594, 288, 12],
  [594, 368, 8],
] as const;

const lattice =
  'M430 128V448M512 168V408M594 208V368M430 128 594 208M430 208 594 288 430 368M430 288 512 248 594 208M430 288 512 328 594 368M430 448 594 368M430 208 512 168M430 368 512 408';

/** Where the two meet. */
const bridges = ['M262 168C330 150 350 208 430 208', 'M330 288H430', 'M276 402C350 420 350 368 430 368'];

/** Two networks meeting, talent and strategy, in the brand's colours. Decoration: it says nothing to a screen reader. */
export function NetworkDrawing() {
  return (
    <Drawing viewBox="0 0 640 576" aria-hidden="true" focusable="false">
      <Field as="circle" cx="200" cy="288" r="196" $of="people" />
      <Field as="rect" x="318" y="92" width="318" height="392" $of="plans" />
      <Links d={bonds} $of="people" />
      <Links d={lattice} $of="plans" />
      {bridges.map((path) => (
        <Bridge key={path} d={path} pathLength={1} />
      ))}
      {bridges.map((path) => (
        <Pulse key={path} d={path} pathLength={1} />
      ))}
      {people.map(([x, y, r]) => (
        <Person key={`${x}-${y}`} cx={x} cy={y} r={r} />
      ))}
      {plans.map(([x, y, half]) => (
        <Plan key={`${x}-${y}`} x={x - half} y={y - half} width={2 * half} height={2 * half} />
      ))}
    </Drawing>
  );
}

type Side = { $of: 'people' | 'plans' };

const colorOf = ({ $of }: Side) => ($of === 'people' ? theme.color.primary : theme.color.accent);

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;

const Field = styled.path<Side>`
  fill: ${colorOf};
  fill-opacity: 0.09;
  rx: calc(${theme.radius.card} * 2);
`;

const Links = styled.path<Side>`
  fill: none;
  stroke: ${colorOf};
  stroke-opacity: 0.4;
  stroke-width: 1.5;
`;

const Bridge = styled.path`
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 2.5;
`;

const travel = keyframes`
  from { stroke-dashoffset: 1.12; }
  to { stroke-dashoffset: 0; }
`;

const Pulse = styled.path`
  display: none;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 6;
  stroke-linecap: round;
  stroke-dasharray: 0.02 1.1;
  ${motion} {
    display: inline;
    animation: ${travel} 3.2s ease-in-out infinite;
    &:nth-of-type(even) {
      animation-delay: -1.4s;
    }
  }
`;

const Person = styled.circle`
  fill: ${theme.color.primary};
`;

const Plan = styled.rect`
  fill: ${theme.color.accent};
  rx: calc(${theme.radius.control} / 3);
`;
