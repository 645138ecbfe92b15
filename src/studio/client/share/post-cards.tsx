import { css, styled } from 'styled-components';
import { look } from '../look.ts';
import { grays, hostOf, Lines, Picture } from './card-parts.ts';
import type { ShareMetadata } from './read-metadata.ts';

export const LinkedInCard = ({ title, url, image }: ShareMetadata) => (
  <Post>
    <Picture src={image} alt="" />
    <PostText>
      <Lines as="strong" $lines={2}>
        {title}
      </Lines>
      <small>{hostOf(url)}</small>
    </PostText>
  </Post>
);

export const FacebookCard = ({ title, description, url, image }: ShareMetadata) => (
  <Post>
    <Picture src={image} alt="" />
    <PostText $ground={grays.foot}>
      <small>{hostOf(url).toUpperCase()}</small>
      <Lines as="strong" $lines={2}>
        {title}
      </Lines>
      <Lines $lines={1}>{description}</Lines>
    </PostText>
  </Post>
);

export const XCard = ({ title, url, image }: ShareMetadata) => (
  <div>
    <Tweet>
      <Picture src={image} alt="" />
      <span>{title}</span>
    </Tweet>
    <From>De {hostOf(url)}</From>
  </div>
);

const framed = css`
  border: 1px solid ${grays.line};
  background: ${look.surface};
  color: ${grays.ink};
  overflow: hidden;
`;

const Post = styled.div`
  ${framed}
  border-radius: 8px;
`;

const PostText = styled.div<{ $ground?: string }>`
  display: grid;
  gap: 0.125rem;
  padding: 0.625rem 0.875rem 0.75rem;
  background: ${(props) => props.$ground ?? look.surface};
  line-height: 1.35;
  p,
  small {
    color: ${grays.soft};
    font-size: 0.8125rem;
  }
`;

const Tweet = styled.div`
  ${framed}
  position: relative;
  border-radius: 16px;
  span {
    position: absolute;
    inset: auto 0.75rem 0.75rem;
    width: fit-content;
    max-width: calc(100% - 1.5rem);
    padding: 0.0625rem 0.5rem;
    border-radius: 4px;
    background: rgb(0 0 0 / 77%);
    color: ${look.onAccent};
    font-size: 0.8125rem;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const From = styled.p`
  margin-top: 0.25rem;
  color: ${grays.soft};
  font-size: 0.8125rem;
`;
