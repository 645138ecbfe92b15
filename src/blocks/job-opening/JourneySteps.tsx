import { IconCheck } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';

interface JourneyStepsProps {
  /** How many steps lie behind the visitor. */
  done: number;
}

const steps = ['Parceria', 'Vaga'];

/** How far a new client has come: '1 Parceria · 2 Vaga'. */
export const JourneySteps = ({ done }: JourneyStepsProps) => (
  <List aria-label="Etapas">
    {steps.map((name, index) => (
      <Step key={name} aria-current={index === done ? 'step' : undefined}>
        <Number $done={index < done}>
          {index < done ? <IconCheck size={18} aria-label="concluída" /> : index + 1}
        </Number>
        {name}
      </Step>
    ))}
  </List>
);

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.muted};
  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
  & + &::before {
    content: '';
    width: clamp(1.5rem, 6vw, 4rem);
    height: 2px;
    margin-inline-end: ${theme.space.xs};
    background: ${theme.color.line};
  }
`;

const Number = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  border: 1.5px solid ${theme.color.muted};
  border-radius: 50%;
  font-size: ${theme.text.small};
  font-weight: 600;
  [aria-current] > & {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  ${(props) => props.$done && `border-color: ${theme.color.primary}; color: ${theme.color.primary};`}
`;
