import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Button, buttonStyle } from '#ui/Button.tsx';
import { motion, theme } from '#ui/theme.ts';
import { Actions } from './OutcomePanel.tsx';

/** In seconds. */
const duration = 10;

/** Leads on to `path` by itself, unless the visitor stops it. It waits while the page is out of sight. */
export function Countdown({ path }: { path: string }) {
  const [left, setLeft] = useState(duration);
  const [stopped, setStopped] = useState(false);
  const goOn = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((seconds) => seconds - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [stopped]);
  useEffect(() => {
    if (left === 0) void navigate(path);
  }, [left, navigate, path]);

  const stop = () => {
    setStopped(true);
    goOn.current?.focus();
  };

  return (
    <>
      <div>
        {/* Said once: a number that changes every second is for the eye alone. */}
        <Status>
          {stopped
            ? 'Contagem parada. Siga quando quiser.'
            : `Em ${duration} segundos levamos você à abertura da vaga.`}
        </Status>
        {!stopped && (
          <Left aria-hidden>
            <Track />
            {left} s
          </Left>
        )}
      </div>
      <Actions>
        <GoOn ref={goOn} to={path}>
          {stopped ? 'Abrir a vaga' : 'Ir agora'}
          <IconArrowRight size={20} aria-hidden />
        </GoOn>
        {!stopped && (
          <Button type="button" onClick={stop} $quiet>
            Parar
          </Button>
        )}
      </Actions>
    </>
  );
}

const Status = styled.output`
  display: block;
  font-weight: 600;
`;

const Left = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  font-variant-numeric: tabular-nums;
`;

const drain = keyframes`
  to { transform: scaleX(0); }
`;

const Track = styled.span`
  flex: none;
  width: min(14rem, 45vw);
  height: 4px;
  border-radius: 2px;
  background: ${theme.color.accent};
  transform-origin: left;
  ${motion} {
    animation: ${drain} ${duration}s linear forwards;
  }
`;

const GoOn = styled(Link)<{ $quiet?: boolean }>`
  ${buttonStyle}
`;
