import "@/style/page.css";
