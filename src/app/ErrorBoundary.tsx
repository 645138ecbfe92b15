import { Component, type ErrorInfo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Section.tsx';
import { theme } from '#ui/theme.ts';

interface ErrorBoundaryProps {
  homePath: string;
  children: ReactNode;
}

/** What is left when a page cannot be drawn: it says so, and leads back to the start. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.failed ? <UnexpectedError homePath={this.props.homePath} /> : this.props.children;
  }
}

function UnexpectedError({ homePath }: { homePath: string }) {
  return (
    <Layout as="main" role="alert">
      <Title>Unexpected Application Error!</Title>
      <p>
        Algo deu errado ao mostrar esta página. Recarregue ou volte ao início; se continuar, fale conosco.
      </p>
      <ButtonLink href={homePath}>Voltar ao início</ButtonLink>
    </Layout>
  );
}

const Layout = styled(Container)`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${theme.space.lg};
  min-height: 90svh;
`;

const Title = styled.h1`
  font-size: ${theme.text.heading};
`;
