import { styled } from 'styled-components';
import { look } from '../look.ts';
import { grays, hostOf, Lines, Picture } from './card-parts.ts';
import type { ShareMetadata } from './read-metadata.ts';

/** WhatsApp's own colours. */
const chat = {
  ground: '#efe7dd',
  bubble: '#d9fdd3',
  card: '#cdf2c7',
  link: '#027eb5',
  time: '#5f7a68',
} as const;

/** A message with the link, and the card that WhatsApp makes of it. */
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
