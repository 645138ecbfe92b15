import { css, styled } from 'styled-components';
import { look } from '../look.ts';
import type { ShareMetadata } from './read-metadata.ts';

/** The networks' own colours. */
const chat = {
  ground: '#efe7dd',
  bubble: '#d9fdd3',
  card: '#cdf2c7',
  link: '#027eb5',
  time: '#5f7a68',
} as const;
const grays = { line: '#d8dbdf', foot: '#f0f2f5', soft: '#5f6368', ink: '#101214' } as const;

const hostOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? '';

export function WhatsAppCard({ title, description, url, image }: ShareMetadata) {
  return (
    <Chat>
      <Bubble>
        <ChatCard>
          <Picture src={image} alt="" />
          <div>
            <Lines as="strong" $lines={2}>
              {title}
            </Lines>
            <Lines $lines={2}>{description}</Lines>
            <small>{hostOf(url)}</small>
          </div>
        </ChatCard>
        <p>{url}</p>
        <time>09:41 ✓✓</time>
      </Bubble>
    </Chat>
  );
}

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

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1.91;
  object-fit: cover;
`;

const Lines = styled.p<{ $lines: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${(props) => props.$lines};
  overflow: hidden;
`;

const Chat = styled.div`
  padding: 1.25rem;
  border-radius: ${look.radius};
  background: ${chat.ground};
`;

const Bubble = styled.div`
  display: grid;
  gap: 0.25rem;
  width: min(100%, 20rem);
  margin-left: auto;
  padding: 4px 4px 6px;
  border-radius: 10px 2px 10px 10px;
  background: ${chat.bubble};
  font-size: 0.875rem;
  > p {
    padding: 0.125rem 0.5rem 0;
    color: ${chat.link};
    overflow-wrap: anywhere;
  }
  time {
    padding: 0 0.5rem;
    color: ${chat.time};
    font-size: 0.6875rem;
    text-align: right;
  }
`;

const ChatCard = styled.div`
  border-radius: 7px;
  background: ${chat.card};
  overflow: hidden;
  line-height: 1.35;
  > div {
    display: grid;
    gap: 0.125rem;
    padding: 0.5rem 0.625rem 0.625rem;
  }
  p,
  small {
    color: ${grays.soft};
    font-size: 0.8125rem;
  }
`;

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
