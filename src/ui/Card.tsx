import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** A surface that holds one thing. */
export const Card = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.sm};
  padding: ${theme.space.xl} ${theme.space.lg};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

export const CardTitle = styled.h3`
  font-size: ${theme.text.title};
  line-height: 1.25;
`;

export const CardText = styled.p`
  color: ${theme.color.muted};
`;

/** The tile an icon stands on. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  margin-bottom: ${theme.space.xs};
  border-radius: ${theme.radius.control};
  background: color-mix(in srgb, ${theme.color.accent} 14%, ${theme.color.surface});
  color: ${theme.color.primary};
`;
