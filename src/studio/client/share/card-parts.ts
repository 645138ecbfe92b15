import { styled } from 'styled-components';

/** The colours of cards and posts. */
export const grays = { line: '#d8dbdf', foot: '#f0f2f5', soft: '#5f6368', ink: '#101214' } as const;

/** An address as the networks name it. */
export const hostOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? '';

export const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1.91;
  object-fit: cover;
`;

/** Text that is cut after so many lines. */
export const Lines = styled.p<{ $lines: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${(props) => props.$lines};
  overflow: hidden;
`;
