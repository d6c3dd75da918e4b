import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/scrollbar';
import './strip-swiper.css';
import type { Category } from '@shixuan/api/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { A11y, Navigation, Scrollbar } from 'swiper/modules';
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react';
import { StripItem } from './strip-item';

/** Seven per view; on a phone seven would be 50 px each and unreadable, so about four, the last cut to show there is more. */
const PHONE_SLIDES = 4.25;

/** Asked here because the carousel moves by inline styles, which no media query reaches. */
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const slideMs = () => (prefersReducedMotion() ? 0 : 160);

/** The strip as a carousel: arrows, a scrollbar to drag, no gap, nothing moves by itself. */
export default function StripSwiper({ categories }: { categories: readonly Category[] }) {
  const { pathname, search } = useLocation();
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const current = categories.findIndex(({ path }) => path === pathname + search);

  // Brings the current category into view, however it was opened.
  useEffect(() => {
    if (!swiper || current < 0) return;
    const inView = Math.floor(Number(swiper.params.slidesPerView));
    const isShown = current >= swiper.activeIndex && current < swiper.activeIndex + inView;
    if (!isShown) swiper.slideTo(current - Math.floor(inView / 2), slideMs());
  }, [swiper, current]);

  return (
    <Swiper
      className="category-swiper"
      modules={[A11y, Navigation, Scrollbar]}
      onSwiper={setSwiper}
      slidesPerView={PHONE_SLIDES}
      breakpoints={{ 800: { slidesPerView: 7 } }}
      spaceBetween={0}
      speed={slideMs()}
      navigation
      scrollbar={{ draggable: true }}
      a11y={{
        prevSlideMessage: '前一个分类',
        nextSlideMessage: '后一个分类',
        firstSlideMessage: '已到第一个分类',
        lastSlideMessage: '已到最后一个分类',
        slideRole: 'presentation',
        slideLabelMessage: '',
      }}
    >
      {categories.map(category => (
        <SwiperSlide key={category.id}>
          <StripItem category={category} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
