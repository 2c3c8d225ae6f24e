import { useTranslation } from 'react-i18next';
import { isRelease } from '../site/settings.ts';

/**
 * Stands for what the publisher has not given: a mark or, in a release, which the public sees,
 * `inRelease`. The mark says that, too, where there is such a text.
 */
export function ToComplete({ inRelease }: { inRelease?: string }) {
  const { t } = useTranslation();
  return isRelease ? inRelease : <mark>{inRelease ?? t(($) => $.toComplete)}</mark>;
}
