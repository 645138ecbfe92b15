import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import type { PageData } from '../page-data.ts';
import { AddressMap } from './AddressMap.tsx';

/** How to reach the brand, as far as its links say: what is not configured leaves no gap. */
export function ContactDetails({ links }: { links: PageData['brand']['links'] }) {
  const { email, phone, address, map } = links;
  if (!email && !phone && !address && !map) return null;
  return (
    <Details>
      {email && (
        <Detail icon={<IconMail size={24} stroke={1.5} aria-hidden />} label="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
      )}
      {phone && (
        <Detail icon={<IconPhone size={24} stroke={1.5} aria-hidden />} label="Telefone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Detail>
      )}
      {address && (
        <Detail icon={<IconMapPin size={24} stroke={1.5} aria-hidden />} label="Endereço">
          <address>
            {[address.street, address.district].filter(Boolean).join(', ')}
            <br />
            {address.city} – {address.state}, {address.postalCode}
          </address>
        </Detail>
      )}
      {map && <AddressMap address={map} />}
    </Details>
  );
}

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Row>
      <Mark>{icon}</Mark>
      <div>
        <Label>{label}</Label>
        {children}
      </div>
    </Row>
  );
}

const Details = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space.md};
  a {
    display: inline-block;
    min-height: 1.5rem;
    text-underline-offset: 0.2em;
  }
  address {
    font-style: normal;
  }
`;

const Mark = styled.span`
  flex: none;
  padding-top: 0.25rem;
  color: ${theme.color.primary};
`;

const Label = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;
