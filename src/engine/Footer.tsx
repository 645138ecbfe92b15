import { styled } from 'styled-components';
import type { PageData } from '#blocks/page-data.ts';
import { socialNetworks } from '#schema/social-networks.ts';
import { SocialIcon, socialName } from '#ui/Icon.tsx';
import { Container } from '#ui/Section.tsx';
import { medium, theme } from '#ui/theme.ts';

export function Footer({ brand }: PageData) {
  const { noticePaths, links } = brand;
  const networks = socialNetworks.flatMap((network) => {
    const href = links.social[network];
    return href === undefined ? [] : [{ network, href }];
  });
  return (
    <Band>
      <Layout>
        <div>
          <Name>{brand.name}</Name>
          <Tagline>{brand.tagline}</Tagline>
        </div>
        {networks.length > 0 && (
          <Networks aria-label="Redes sociais">
            {networks.map(({ network, href }) => (
              <li key={network}>
                <Network
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${socialName(network)} de ${brand.name}`}
                >
                  <SocialIcon network={network} />
                </Network>
              </li>
            ))}
          </Networks>
        )}
        <Notices aria-label="Sobre este site">
          <a href={noticePaths.privacy}>Privacidade</a>
          <a href={noticePaths.accessibility}>Acessibilidade</a>
        </Notices>
      </Layout>
    </Band>
  );
}

const Band = styled.footer`
  padding-block: ${theme.space.xxl};
  background: ${theme.color.band};
  color: ${theme.color.onBand};
  :focus-visible {
    outline-color: currentColor;
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  padding-inline-end: calc(${theme.space.gutter} + 4rem);
  ${medium} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-weight: ${theme.font.displayWeight};
`;

const Tagline = styled.p`
  max-width: 32rem;
  margin-top: 0.25rem;
  opacity: 0.82;
`;

const Notices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  a {
    padding-block: ${theme.space.xs};
    text-underline-offset: 0.2em;
  }
`;

const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const Network = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid color-mix(in srgb, ${theme.color.onBand} 30%, transparent);
  border-radius: ${theme.radius.control};
  &:hover {
    border-color: ${theme.color.onBand};
  }
`;
