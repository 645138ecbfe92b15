import {
  IconAdjustmentsHorizontal,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  IconBriefcase,
  IconChartDots,
  IconChecks,
  IconCompass,
  IconHeart,
  IconHeartHandshake,
  IconMessageCircle,
  IconRocket,
  IconSearch,
  IconShieldCheck,
  IconTarget,
  IconUsers,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { IconName } from '#schema/icon-names.ts';
import type { SocialNetwork } from '#schema/social-networks.ts';

const icons: Record<IconName, TablerIcon> = {
  adjustments: IconAdjustmentsHorizontal,
  briefcase: IconBriefcase,
  chart: IconChartDots,
  chat: IconMessageCircle,
  checks: IconChecks,
  compass: IconCompass,
  handshake: IconHeartHandshake,
  heart: IconHeart,
  rocket: IconRocket,
  search: IconSearch,
  shield: IconShieldCheck,
  target: IconTarget,
  users: IconUsers,
};

const networks: Record<SocialNetwork, { icon: TablerIcon; name: string }> = {
  linkedin: { icon: IconBrandLinkedin, name: 'LinkedIn' },
  instagram: { icon: IconBrandInstagram, name: 'Instagram' },
  facebook: { icon: IconBrandFacebook, name: 'Facebook' },
  youtube: { icon: IconBrandYoutube, name: 'YouTube' },
  tiktok: { icon: IconBrandTiktok, name: 'TikTok' },
  x: { icon: IconBrandX, name: 'X' },
};

/** An icon that a brand file names; always beside text that says the same. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  const Drawn = icons[name];
  return <Drawn size={size} stroke={1.5} aria-hidden />;
}

/** A network's mark, for links that carry its name in their label. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  const Drawn = networks[network].icon;
  return <Drawn size={22} stroke={1.5} aria-hidden />;
}

export const socialName = (network: SocialNetwork): string => networks[network].name;
