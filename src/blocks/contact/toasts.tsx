import { styled } from 'styled-components';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { theme } from '#ui/theme.ts';

/** Shows a toast titled 'Erro'. */
export const showError = (text: string) =>
  toast.error(<ToastBody title="Erro" text={text} />, { role: 'alert' });

/** Shows a toast titled 'Mensagem enviada!'. */
export const showSuccess = (text: string) =>
  toast.success(<ToastBody title="Mensagem enviada!" text={text} />, { role: 'status' });

/** Where toasts appear. */
export const Toasts = () => (
  <Container position="top-right" autoClose={8000} hideProgressBar closeButton={CloseButton} />
);

function ToastBody({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <ToastTitle>{title}</ToastTitle>
      <p>{text}</p>
    </div>
  );
}

function CloseButton({ closeToast }: { closeToast: () => void }) {
  return (
    <Close type="button" aria-label="Fechar aviso" onClick={closeToast}>
      ×
    </Close>
  );
}

const Container = styled(ToastContainer)`
  --toastify-font-family: ${theme.font.body};
  --toastify-toast-top: calc(${theme.size.header} + 0.75rem);
  --toastify-toast-bd-radius: min(${theme.radius.control}, 0.875rem);
  --toastify-color-light: ${theme.color.surface};
  --toastify-text-color-light: ${theme.color.ink};
  --toastify-icon-color-error: ${theme.color.accent};
  --toastify-icon-color-success: ${theme.color.primary};
  @media (prefers-reduced-motion: reduce) {
    .Toastify--animate-icon {
      animation: none;
    }
    /* Its end is waited for before a toast is taken away: there must be one. */
    .Toastify--animate {
      animation-duration: 1ms;
    }
  }
`;

const ToastTitle = styled.p`
  font-weight: 700;
`;

const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  width: 2.5rem;
  height: 2.5rem;
  border: 0;
  background: none;
  font-size: 1.375rem;
  line-height: 1;
  cursor: pointer;
`;
